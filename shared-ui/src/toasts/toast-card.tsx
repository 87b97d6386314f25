import { useEffect, useRef } from "react";
import { CircleCheckIcon, CircleXIcon, InfoIcon, TriangleAlertIcon, XIcon } from "../icons/icons";
import { Button, IconButton } from "../primitives/button";
import { Spinner } from "../primitives/spinner";
import { CardRoot, Mark, Words } from "./toaster.styles";
import { dismissToast, type Toast } from "./toast.store";

const marks = {
  success: <CircleCheckIcon size={16} />,
  error: <CircleXIcon size={16} />,
  info: <InfoIcon size={16} />,
  warning: <TriangleAlertIcon size={16} />,
  loading: <Spinner size={14} />,
};

/** Closes the toast after its duration. The timer pauses while `paused` and resumes with the remaining time. */
function useExpiry({ id, duration, revision }: Toast, paused: boolean) {
  const left = useRef(duration);
  useEffect(() => {
    left.current = duration;
  }, [duration, revision]);
  useEffect(() => {
    if (paused || !Number.isFinite(left.current)) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => dismissToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - startedAt));
    };
  }, [id, paused, duration, revision]);
}

export interface ToastCardProps {
  toast: Toast;
  paused: boolean;
}

/** Renders a toast, which closes after its duration unless it is paused. */
export function ToastCard({ toast, paused }: ToastCardProps) {
  useExpiry(toast, paused);
  const { id, type, title, description, action, lang } = toast;
  return (
    <CardRoot
      role={type === "error" || type === "warning" ? "alert" : "status"}
      aria-atomic="true"
      data-type={type}
    >
      <Mark $type={type} aria-hidden="true">
        {marks[type]}
      </Mark>
      <Words>
        <div lang={lang}>
          <strong>{title}</strong>
          {description && <p>{description}</p>}
        </div>
        {action && (
          <Button
            size="sm"
            onClick={() => {
              action.onClick();
              dismissToast(id);
            }}
          >
            {action.label}
          </Button>
        )}
      </Words>
      <IconButton label="Dismiss" size="sm" icon={<XIcon size={14} />} onClick={() => dismissToast(id)} />
    </CardRoot>
  );
}
