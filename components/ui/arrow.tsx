export function Arrow({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={`arrow ${className}`.trim()}>
      <path d="M5 12h14m-7-7 7 7-7 7" />
    </svg>
  )
}
