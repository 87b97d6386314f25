/** The only release that isn't a remote: it can't be disabled and has no mounts, because it is the host. */
export const SHELL = "shell";
