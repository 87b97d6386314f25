// Replaces the federation runtime's error texts. Its errors still carry their number and the URL of the
// explanation.
const none = {};

export const buildDescMap = none;
export const errorDescMap = none;
export const runtimeDescMap = none;
export const typeDescMap = none;
