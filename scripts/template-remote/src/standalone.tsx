import { startStandalone } from "@listwise/shared-ui";
import descriptor from "../remote.json";
import { Root } from "./app/root";

startStandalone({ name: descriptor.name, pages: descriptor.routes, Root });
