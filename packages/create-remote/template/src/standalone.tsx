import { startStandalone } from "@listwise/sdk";
import descriptor from "../remote.json";
import { Root } from "./app/root";

startStandalone({ name: descriptor.name, pages: descriptor.routes, Root });
