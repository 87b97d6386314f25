export { segmentText } from "./segment-text";
