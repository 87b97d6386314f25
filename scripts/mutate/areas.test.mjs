import { spawnSync } from "node:child_process";
import { root } from "../lib/toolchain.mjs";
import { areas } from "./areas.mjs";

const globs = Object.values(areas)
  .flat()
  .flatMap(({ folder, mutate = ["*.ts"], tests = ["*.test.ts"] }) =>
    [...mutate, ...tests].map((glob) => `${folder}/${glob}`),
  );

/** @param {string} glob */
const hasFiles = (glob) =>
  spawnSync("git", ["ls-files", "--", `:(glob)${glob}`], { cwd: root, encoding: "utf8" }).stdout !== "";

test("every glob of an area has files, so that code keeps its mutation tests when it moves", () => {
  expect(globs.filter((glob) => !hasFiles(glob))).toEqual([]);
});
