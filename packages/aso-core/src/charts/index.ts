export {
  computeBarChart,
  computeLineChart,
  computeTicks,
  pickLabels,
  toPathData,
  type Bar,
  type Frame,
  type Point,
  type Tick,
} from "./geometry";
