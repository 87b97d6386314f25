import { EyeIcon, EyeOffIcon, IconButton, TextField, type TextFieldProps } from "@listwise/shared-ui";
import { useState } from "react";

/** Rules for a new password; the server enforces them and returns the reason. */
export const PASSWORD_RULES = "At least 8 characters. Don't use a common password, your name or your email.";

interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end"> {
  autoComplete: "current-password" | "new-password";
}

/** Renders a password input with a show/hide button. Pasting and password managers work as usual. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOffIcon : EyeIcon;
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton
          size="sm"
          label={shown ? "Hide typed text" : "Show typed text"}
          icon={<Icon size={16} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
