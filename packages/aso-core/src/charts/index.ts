export {
  computeBarChart,
  computeLineChart,
  computeTicks,
  createDayScale,
  findEventDays,
  pickLabels,
  toPathData,
  type Bar,
  type Frame,
  type Point,
  type Tick,
} from "./geometry";
export { computeSparkline, type SparklineFrame } from "./sparkline";
