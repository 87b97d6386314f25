import { authEndpoints, VerificationStatusSchema } from "@listwise/contracts/auth";
import { z } from "@listwise/contracts/zod";
import { ApiError, call, getServerTime, updateUser } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";

const NextResendSchema = z.pick(VerificationStatusSchema, { nextResendTime: true });

function showResendError(problem: Error): void {
  if (problem instanceof ApiError && problem.status > 0) {
    const message = problem.message || "Failed to send verification email. Please try again.";
    toast.error("Failed to Send Email", { description: message });
    return;
  }
  const description = "Failed to send verification email. Please check your connection.";
  toast.error("Network Error", { description });
}

/** Converts a server time to this device's clock, in milliseconds. */
function toDeviceTime(moment: string | null | undefined): number | null {
  return moment ? Date.parse(moment) - getServerTime() + Date.now() : null;
}

function getNextTime(problem: Error): number | null {
  if (!(problem instanceof ApiError)) return null;
  const details = z.safeParse(NextResendSchema, problem.details);
  if (details.success) return toDeviceTime(details.data.nextResendTime);
  const seconds = problem.retryAfterSeconds;
  return seconds ? Date.now() + seconds * 1000 : null;
}

/** Manages the verification gate: polls the status and resends the email. */
export function useVerification() {
  const navigate = useNavigate();
  const status = useQuery({
    queryKey: ["email-verification"],
    queryFn: ({ signal }) => call(authEndpoints.verificationStatus, { signal }),
    refetchInterval: 15_000,
    staleTime: 0,
  });
  const [refusedUntil, setRefusedUntil] = useState<number | null>(null);
  const resend = useMutation({
    mutationFn: () => call(authEndpoints.resendVerification),
    networkMode: "always",
    onSuccess: ({ message }) => {
      setRefusedUntil(null);
      toast.success("Email Sent!", { description: message });
      return status.refetch();
    },
    onError: (problem) => {
      showResendError(problem);
      setRefusedUntil(getNextTime(problem));
    },
  });
  const verified = status.data?.verified ?? false;
  useEffect(() => {
    if (!verified) return;
    updateUser({ emailVerified: true });
    // Reloads the data that was withheld before the verification.
    void navigate(0);
  }, [verified, navigate]);
  const nextTime = refusedUntil ?? toDeviceTime(status.data?.nextResendTime);
  return {
    nextTime,
    resend: () => {
      if (!resend.isPending) resend.mutate();
    },
    sending: resend.isPending,
    /** True until the server has said if another email can be requested. */
    checking: status.isPending,
  };
}
