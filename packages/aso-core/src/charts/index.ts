export {
  computeBarChart,
  computeLineChart,
  computeTicks,
  createDayScale,
  pickLabels,
  toPathData,
  type Bar,
  type Frame,
  type Point,
  type Tick,
} from "./geometry";
