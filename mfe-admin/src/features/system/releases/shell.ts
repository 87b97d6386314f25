/** The release that is no remote: it cannot be switched off, and it does not mount, because it is what mounts. */
export const SHELL = "shell";
