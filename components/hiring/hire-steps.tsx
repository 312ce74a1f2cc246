const steps = [
  { title: 'Describe the job', text: 'One form, about five minutes. Fields marked with a star are required.' },
  { title: 'Confirm your address', text: 'We mail you a link. Opening it tells us that the posting is really yours.' },
  {
    title: 'We read and publish it',
    text: 'A person looks at every posting. Approved jobs stay open for up to 60 days.',
  },
]

export function HireSteps() {
  return (
    <ol className="mb-10 grid group-has-[#hire-posted]:hidden gap-x-8 gap-y-5 sm:grid-cols-3">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-3.5">
          <span
            aria-hidden
            className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-brand"
          >
            {index + 1}
          </span>
          <div>
            <p className="font-semibold">{title}</p>
            <p className="mt-0.5 text-base text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
