import { BlogHtml } from '@/components/blogs/blog-html'
import { Badge } from '@/components/ui/badge'
import { blogPicturePath, blogPictureSet, columnSizes } from '@/lib/blogs/pictures'
import type { Blog } from '@/lib/blogs/queries'
import { dayLabel } from '@/lib/dates'

/** The selected post: title, author, date, picture and text (spec §2). */
export function BlogArticle({ blog, isOwnPage }: { blog: Blog; isOwnPage: boolean }) {
  const { title, author, date, category, image, imageAlt, description } = blog
  const Title = isOwnPage ? 'h1' : 'h2'
  return (
    <article className="min-w-0">
      <Badge tone="brand">{category}</Badge>
      <Title className="mt-3 text-title break-words">{title}</Title>
      <p className="mt-2 text-muted">
        By {author} · <time dateTime={date.toISOString().slice(0, 10)}>{dayLabel(date)}</time>
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
          className="mt-6 h-auto w-full rounded-card bg-sunken"
        />
      )}
      <div className="mt-8 break-words">
        <BlogHtml html={description} titleLevel={isOwnPage ? 1 : 2} />
      </div>
    </article>
  )
}
