import { prepareFolder } from "../fixtures/sites/prepared-folder";
import { test } from "../fixtures/test";

test("the site starts for the first time", prepareFolder);
