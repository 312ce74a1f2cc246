import { MessageSquareMore } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import { blogPath } from '@/lib/blogs/format'

export function CommentsLink({ blog, count }: { blog: { id: number; title: string }; count: number }) {
  return (
    <p className="mt-10">
      <a href={`${blogPath(blog)}#comments`} className={buttonClass('secondary')}>
        <MessageSquareMore aria-hidden className="size-5" />
        {count === 0 ? 'Write a comment' : count === 1 ? 'Read 1 comment' : `Read ${count} comments`}
      </a>
    </p>
  )
}
