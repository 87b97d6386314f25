export {
  AppEventSchemas,
  getAppEventVersion,
  STATE_EVENTS,
  type AppEventName,
  type AppEventPayload,
  type AppEvents,
  type KeywordEventPayload,
  type StateEventName,
} from "./app-events";
export { parseDetails, removeDetails, setDetails, type DetailsParams } from "./details-params";
export { EVENT_TOASTS, type EventToast, type ToastEventName } from "./event-toasts";
export { SOCKET_PATH, SocketEventSchemas, type SocketEvents } from "./socket-events";
