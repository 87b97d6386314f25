import { authEndpoints, VerificationStatusSchema, z } from "@listwise/contracts";
import { ApiError, call, updateUser } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

const NextResendSchema = z.pick(VerificationStatusSchema, { nextResendTime: true });

function explain(problem: Error): void {
  if (problem instanceof ApiError && problem.status > 0) {
    const message = problem.message || "Failed to send verification email. Please try again.";
    toast.error("Failed to Send Email", { description: message });
    return;
  }
  const description = "Failed to send verification email. Please check your connection.";
  toast.error("Network Error", { description });
}

function nextTimeOf(problem: Error): string | null {
  if (!(problem instanceof ApiError)) return null;
  const details = z.safeParse(NextResendSchema, problem.details);
  if (details.success) return details.data.nextResendTime;
  const seconds = problem.retryAfterSeconds;
  return seconds ? new Date(Date.now() + seconds * 1000).toISOString() : null;
}

/** State of the gate: when a mail may be asked for again, and asking for it. */
export function useVerification() {
  const status = useQuery({
    queryKey: ["email-verification"],
    queryFn: ({ signal }) => call(authEndpoints.verificationStatus, { signal }),
    refetchInterval: 15_000,
    staleTime: 0,
  });
  const [refusedUntil, setRefusedUntil] = useState<string | null>(null);
  const resend = useMutation({
    mutationFn: () => call(authEndpoints.resendVerification),
    onSuccess: ({ message }) => {
      toast.success("Email Sent!", { description: message });
      return status.refetch();
    },
    onError: (problem) => {
      explain(problem);
      setRefusedUntil(nextTimeOf(problem));
    },
  });
  const verified = status.data?.verified ?? false;
  useEffect(() => {
    if (verified) updateUser({ emailVerified: true });
  }, [verified]);
  const nextTime = refusedUntil ?? status.data?.nextResendTime ?? null;
  return {
    nextTime,
    resend: () => {
      resend.mutate();
    },
    sending: resend.isPending,
  };
}
