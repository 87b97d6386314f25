/**
 * Entry point of the primitives. It is separate so that a starting page can evaluate them and the rest in
 * different tasks, which keeps the main thread responsive.
 */
export { Button, IconButton } from "./button";
export { Card } from "./card";
export { Badge } from "./badge";
export { Checkbox } from "./checkbox";
export { Chip } from "./chip";
export { Container } from "./layout";
export { LinkButton } from "./link-button";
export { Notice } from "./notice";
export { ProgressBar } from "./progress-bar";
export { SearchField } from "./search-field";
export { SegmentedControl } from "./segmented-control";
export { SelectField } from "./select-field";
export { Skeleton } from "./skeleton";
export { Spinner } from "./spinner";
export { Tabs } from "./tabs";
export { TextField } from "./text-field";
