import type { SoftwareBusiness as Words } from '@/lib/content/home'

export function SoftwareBusiness({ words: { title, paragraphs, strengths } }: { words: Words }) {
  return (
    <section aria-labelledby="software-business" className="border-t border-line bg-raised">
      <div className="page-width py-16 sm:py-24">
        <h2
          id="software-business"
          className="max-w-4xl text-[clamp(2rem,1.3rem+3vw,3.75rem)] leading-[1.05] tracking-tight"
        >
          {title}
        </h2>
        <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[5fr_4fr_4fr]">
          <div className="max-w-reading space-y-4 lg:text-lg">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {strengths.map(({ heading, items }) => (
            <div key={heading}>
              <h3 className="border-b-2 border-brand pb-3 text-lg">{heading}</h3>
              <ul className="divide-y divide-line">
                {items.map((item) => (
                  <li key={item} className="py-2.5 text-base">
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
