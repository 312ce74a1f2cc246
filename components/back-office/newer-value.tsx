type NewerValueProps = {
  label: string
  value: string
  onTake: () => void
}

export function NewerValue({ label, value, onTake }: NewerValueProps) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-warning-soft py-0.5 pl-3 text-warning">
      <span className="min-w-0 py-1 [overflow-wrap:anywhere]">Now: {value ? <strong>{value}</strong> : 'empty'}</span>
      <button
        type="button"
        onClick={onTake}
        className="min-h-11 rounded-control px-3 font-semibold underline underline-offset-4 hover:bg-raised"
      >
        Take it<span className="sr-only"> for {label}</span>
      </button>
    </span>
  )
}
