import marked from 'marked/package.json' with { type: 'json' };
import sanitizeHtml from 'sanitize-html/package.json' with { type: 'json' };

/** Grows with every change of the rules that changes what an article looks like. */
const rules = 7;

/** Names the renderer in stored articles; an upgrade of the libraries renders everything again. */
export const rendererVersion = `${rules}; marked ${marked.version}; sanitize-html ${sanitizeHtml.version}`;
