import { buildIfChanged } from './build'
import './problems.mjs'

// `npm run build`: builds the site if its sources have changed, as `npm start` does.
await buildIfChanged()
