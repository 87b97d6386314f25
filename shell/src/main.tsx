import "./platform/boot/disable-code-generation";
import { yieldToMain, waitForPaint } from "./platform/boot/yield-to-main";
import { installIntegrity } from "./platform/remotes/integrity";

/** Boots the shell in several tasks, because one long task would block input. */
async function boot() {
  await waitForPaint();
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await yieldToMain();
  await import(/* webpackMode: "eager" */ "./platform/boot/endpoints");
  await yieldToMain();
  await import(/* webpackMode: "eager" */ "./platform/boot/api");
  await yieldToMain();
  await import(/* webpackMode: "eager" */ "./platform/boot/router");
  await yieldToMain();
  await import(/* webpackMode: "eager" */ "./platform/boot/primitives");
  await yieldToMain();
  await import(/* webpackMode: "eager" */ "./platform/boot/composites");
  await yieldToMain();
  await import(/* webpackMode: "eager" */ "./platform/boot/ui");
  await yieldToMain();
  await import(/* webpackMode: "eager" */ "./platform/remotes/shared-module-anchors");
  await yieldToMain();
  const { start } = await import(/* webpackMode: "eager" */ "./start");
  await yieldToMain();
  start();
}

// Now: it knows its folder by the script that runs.
installIntegrity();
boot().catch(reportError);
