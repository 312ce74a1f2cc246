/** What is typed or pasted as it stands: long lines break, so that nothing has to be scrolled. */
export function CodeSample({ children }: { children: string }) {
  return (
    <pre className="whitespace-pre-wrap rounded-control border border-line bg-sunken p-4 text-sm [overflow-wrap:anywhere]">
      {children}
    </pre>
  )
}
