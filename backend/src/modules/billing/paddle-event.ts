import { z } from "zod";

const text = z.string().min(1).max(200);
const moment = z.iso.datetime({ offset: true }).transform((value) => new Date(value));

const Subscription = z.object({
  id: text,
  status: text,
  customer_id: text.nullish(),
  next_billed_at: moment.nullish(),
  items: z.array(z.object({ price: z.object({ id: text }) })),
  custom_data: z.object({ user_id: z.union([z.number(), z.string()]).optional() }).nullish(),
});

/** The used fields of a subscription in an event. */
export type PaddleSubscription = z.output<typeof Subscription>;

const head = { event_id: text, occurred_at: moment };
const isAboutSubscription = (type: string) => type.startsWith("subscription.");

/** A Paddle event. `data` is only parsed for subscription events and `null` otherwise. */
export const PaddleEvent = z.union([
  z.object({
    ...head,
    event_type: text.refine(isAboutSubscription),
    data: Subscription,
  }),
  z
    .object({ ...head, event_type: text.refine((type) => !isAboutSubscription(type)) })
    .transform((event) => ({ ...event, data: null })),
]);
