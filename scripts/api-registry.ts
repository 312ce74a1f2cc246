import { writeFileSync } from 'node:fs'
import { registrySource } from './api-registry-source'

/** `npm run docs:api`: writes app/api/registry.ts from the route files and the comment above each verb. */
writeFileSync('app/api/registry.ts', await registrySource())
