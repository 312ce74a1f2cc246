import { defineConfig } from 'prisma/config'

/** For Prisma's own command line; the site migrates with `npm run db:migrate`. */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  ...(process.env.DATABASE_URL ? { datasource: { url: process.env.DATABASE_URL } } : {}),
})
