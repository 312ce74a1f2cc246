import { buildIfChanged } from './build'

// `npm run build`: what `npm start` does by itself when the sources have changed.
await buildIfChanged()
