import { buildIfChanged } from './build'

// `npm run build`: what `npm start` does by itself when the sources have changed.
await buildIfChanged(process.env.SITE_URL || 'http://localhost:3000')
