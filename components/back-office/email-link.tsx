export function EmailLink({ email }: { email: string }) {
  return (
    <a
      href={`mailto:${encodeURIComponent(email)}`}
      title={email}
      className="-my-2.5 inline-block max-w-full py-2.5 [overflow-wrap:anywhere] underline decoration-edge underline-offset-4 hover:decoration-current md:my-0 md:block md:w-fit md:truncate md:py-0.5"
    >
      {email}
    </a>
  )
}
