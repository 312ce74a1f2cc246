type SmtpError = { responseCode?: number; command?: string }

/**
 * Whether the mail server refused this email for good. It may also refuse everything for a while, such as when it doesn't
 * accept the password or the sender has reached a limit, which another attempt may not meet.
 */
export const isRefusal = ({ responseCode = 0, command = '' }: SmtpError) =>
  responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command)
