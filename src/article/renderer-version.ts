import marked from 'marked/package.json' with { type: 'json' };
import sanitizeHtml from 'sanitize-html/package.json' with { type: 'json' };

/** Increase it with every change of the rules that changes what an article looks like. */
const rules = 13;

/** Identifies the renderer in stored articles. Upgrading a library renders every article again. */
export const rendererVersion = `${rules}; marked ${marked.version}; sanitize-html ${sanitizeHtml.version}`;
