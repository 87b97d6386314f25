import { healthTopics } from "./topics-health";
import { outdoorTopics } from "./topics-outdoors";
import { playTopics } from "./topics-play";
import { workTopics } from "./topics-work";
import type { Topic } from "./topic";

export const TOPICS: Topic[] = [...outdoorTopics, ...healthTopics, ...workTopics, ...playTopics];
