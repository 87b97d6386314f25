import "./host/boot/disable-code-generation";
import { yieldToMain, waitForPaint } from "./host/boot/yield-to-main";
import { installIntegrity } from "./host/delivery/integrity";
import { pageRuntime } from "./host/page-runtime";

/** Boots the shell in several tasks, because one long task would block input. */
async function boot() {
  await waitForPaint();
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await yieldToMain();
  await import(/* webpackMode: "eager" */ "./host/boot/endpoints");
  await yieldToMain();
  await import(/* webpackMode: "eager" */ "./host/boot/tracking-endpoints");
  await yieldToMain();
  await import(/* webpackMode: "eager" */ "./host/boot/api");
  await yieldToMain();
  await import(/* webpackMode: "eager" */ "./host/boot/router");
  await yieldToMain();
  await import(/* webpackMode: "eager" */ "./host/boot/primitives");
  await yieldToMain();
  await import(/* webpackMode: "eager" */ "./host/boot/composites");
  await yieldToMain();
  await import(/* webpackMode: "eager" */ "./host/boot/ui");
  await yieldToMain();
  await import(/* webpackMode: "eager" */ "./host/delivery/federation/shared-module-anchors");
  await yieldToMain();
  await import(/* webpackMode: "eager" */ "./site");
  await yieldToMain();
  const { start } = await import(/* webpackMode: "eager" */ "./start");
  await yieldToMain();
  start();
}

// Now: it knows its folder by the script that runs.
installIntegrity(pageRuntime);
boot().catch(reportError);
