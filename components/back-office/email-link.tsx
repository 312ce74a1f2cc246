/** An address to write to; it may break after its @, where a column is narrow. */
export function EmailLink({ email }: { email: string }) {
  const [name, host] = email.split('@')
  return (
    <a
      href={`mailto:${encodeURIComponent(email)}`}
      className="-my-2.5 inline-block py-2.5 [overflow-wrap:anywhere] underline decoration-edge underline-offset-4 hover:decoration-current md:my-0 md:py-0"
    >
      {name}@<wbr />
      {host}
    </a>
  )
}
