// Stands in for the federation runtime's texts. An error of it still carries its number and the address that explains it.
const none = {};

export const buildDescMap = none;
export const errorDescMap = none;
export const runtimeDescMap = none;
export const typeDescMap = none;
