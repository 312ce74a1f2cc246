import { buildIfChanged } from './build'

// `npm run build`: builds the site if its sources have changed, as `npm start` does.
await buildIfChanged()
