import "./platform/no-code-generation";
import { breathe, painted } from "./platform/breathe";
import { installIntegrity } from "./platform/remotes/integrity";

/** Boots the shell in several tasks, because one long task would block input. */
async function boot() {
  await painted();
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await breathe();
  await import(/* webpackMode: "eager" */ "./platform/schemas");
  await breathe();
  await import(/* webpackMode: "eager" */ "./platform/calls");
  await breathe();
  await import(/* webpackMode: "eager" */ "./platform/addresses");
  await breathe();
  await import(/* webpackMode: "eager" */ "./platform/look-of-parts");
  await breathe();
  await import(/* webpackMode: "eager" */ "./platform/look-of-wholes");
  await breathe();
  await import(/* webpackMode: "eager" */ "./platform/look");
  await breathe();
  await import(/* webpackMode: "eager" */ "./platform/remotes/brought");
  await breathe();
  const { start } = await import(/* webpackMode: "eager" */ "./start");
  await breathe();
  start();
}

// Now: it knows its folder by the script that runs.
installIntegrity();
boot().catch(reportError);
