import { storeEndpoints } from "@listwise/contracts/store";
import { call } from "@listwise/shared-auth";
import { setStoreSource, startStandalone } from "@listwise/shared-ui";
import descriptor from "../remote.json";
import { Root } from "./app/root";

startStandalone({ name: descriptor.name, pages: descriptor.routes, Root });
void call(storeEndpoints.source).then(({ data }) => setStoreSource(data));
