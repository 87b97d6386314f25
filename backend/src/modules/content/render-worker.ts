import { serveTasks } from "../../platform/serve-tasks";
import { renderContent } from "./render-content";

serveTasks(renderContent);
