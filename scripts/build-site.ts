import { buildIfChanged } from './build'

// `npm run build`: what `npm start` does when the sources have changed.
await buildIfChanged()
