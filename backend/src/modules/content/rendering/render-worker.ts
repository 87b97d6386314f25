import { serveTasks } from "../../../infra/queue/serve-tasks";
import { renderContent } from "./render-content";

serveTasks(renderContent);
