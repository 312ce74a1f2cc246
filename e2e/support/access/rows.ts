import { documentedRows } from '@/e2e/support/access/documented'

/** Every call of the site with who may make it. A handler without a row fails the test. */
export const accessRows = [...documentedRows]
