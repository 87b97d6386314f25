import { serveTasks } from "../../../infra/queue/serve-tasks";
import { renderReport } from "./render-report";

serveTasks(renderReport);
