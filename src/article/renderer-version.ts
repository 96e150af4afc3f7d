import marked from 'marked/package.json' with { type: 'json' };
import sanitizeHtml from 'sanitize-html/package.json' with { type: 'json' };

/** Increase it with every change of the rules that changes what an article looks like. */
const rules = 29;

/** The package does not tell its version; a test compares this with package.json. */
const htmlparser2 = '12.0.0';

/** Identifies the renderer in stored articles. Upgrading a library renders every article again. */
export const rendererVersion = `${rules}; marked ${marked.version}; htmlparser2 ${htmlparser2}; sanitize-html ${sanitizeHtml.version}`;
