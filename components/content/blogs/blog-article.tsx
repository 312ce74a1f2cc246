import { RichHtml } from '@/components/content/blogs/rich-html'
import { Portrait } from '@/components/content/pages/portrait'
import { Share } from '@/components/ui/share.island'
import { blogPath, readingMinutes } from '@/lib/content/blogs/format'
import { blogPicturePath, blogPictureSet, columnSizes } from '@/lib/content/blogs/pictures'
import type { Blog } from '@/lib/content/blogs/queries'
import { findPerson } from '@/lib/content/pages/people'
import { env } from '@/lib/env'
import { dayLabel } from '@/lib/platform/dates'

export function BlogArticle({ blog, isOwnPage }: { blog: Blog; isOwnPage: boolean }) {
  const { title, author, date, category, image, imageAlt, description } = blog
  const Title = isOwnPage ? 'h1' : 'h2'
  return (
    <article className="min-w-0">
      <p className="font-semibold text-brand">{category}</p>
      <Title className="mt-2 text-[clamp(1.75rem,1.3rem+2vw,2.875rem)] leading-[1.1] break-words">{title}</Title>
      <p className="mt-3 text-muted">
        By {author} ·{' '}
        <time className="whitespace-nowrap" dateTime={date.toISOString().slice(0, 10)}>
          {dayLabel(date)}
        </time>{' '}
        <span className="whitespace-nowrap">· {readingMinutes(description)} min read</span>
      </p>
      {image && (
        // biome-ignore lint/performance/noImgElement: uploads are re-encoded and sized when they are stored.
        <img
          src={blogPicturePath(image.name)}
          srcSet={image.width ? blogPictureSet(image.name, image.width) : undefined}
          sizes={columnSizes}
          alt={imageAlt}
          width={image.width ?? 1200}
          height={image.height ?? 675}
          fetchPriority="high"
          className="mt-6 h-auto w-full rounded-card bg-sunken dark:brightness-[0.82]"
        />
      )}
      <div className="mt-8 break-words">
        <RichHtml html={description} titleLevel={isOwnPage ? 1 : 2} />
      </div>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t-2 border-brand pt-6">
        <Author name={author} />
        <Share title={title} url={env().SITE_URL + blogPath(blog)} />
      </div>
    </article>
  )
}

function Author({ name }: { name: string }) {
  const person = findPerson(name)
  return (
    <div className="flex items-center gap-4">
      {person ? (
        <Portrait person={person} className="size-16 shrink-0 rounded-full" />
      ) : (
        <span
          aria-hidden
          className="grid size-16 shrink-0 place-items-center rounded-full bg-brand-soft font-display text-heading font-bold text-brand"
        >
          {name.charAt(0).toUpperCase()}
        </span>
      )}
      <p className="min-w-0 wrap-anywhere">
        <strong className="block font-semibold">{name}</strong>
        {person && (
          <span className="text-muted">
            {person.role}, {person.city}
          </span>
        )}
      </p>
    </div>
  )
}
