// Replaces `load-module.ts` in the benchmark build that bundles the same sources without federation, for
// comparison. It is plain JavaScript and not imported anywhere, because only that build may import files of
// remotes.
const modules = {
  "mfe-content/lifecycles": () => import("../../mfe-content/src/lifecycles.tsx"),
  "mfe-tracking/lifecycles": () => import("../../mfe-tracking/src/lifecycles.tsx"),
  "mfe-tracking/app-details": () => import("../../mfe-tracking/src/app-details.lifecycles.tsx"),
  "mfe-tracking/newly-released": () => import("../../mfe-tracking/src/newly-released.lifecycles.tsx"),
  "mfe-aso-tools/lifecycles": () => import("../../mfe-aso-tools/src/lifecycles.tsx"),
  "mfe-aso-tools/limit-warnings": () => import("../../mfe-aso-tools/src/limit-warnings.lifecycles.tsx"),
  "mfe-admin/lifecycles": () => import("../../mfe-admin/src/lifecycles.tsx"),
};

export async function loadModule(_runtime, { release, module }) {
  const load = modules[`${release.name}/${module.replace(/^\.\//, "")}`];
  if (!load) throw new Error(`${release.name} has no ${module}`);
  return load();
}
