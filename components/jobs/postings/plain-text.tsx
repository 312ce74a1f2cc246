import { blocksOf } from '@/lib/jobs/postings/format'

export function PlainText({ text }: { text: string }) {
  return (
    <div className="reading break-words">
      {blocksOf(text).map((block, index) =>
        block.kind === 'paragraph' ? (
          <p key={index}>{block.text}</p>
        ) : (
          <ul key={index}>
            {block.items.map((item, place) => (
              <li key={place}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}
