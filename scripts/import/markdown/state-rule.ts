type Fields = Record<string, unknown>;

/** What a site's settings, sections and data say of articles, which need not say it themselves. */
export interface StateRule {
	/** By a file's name in the site's folder. */
	finds: (name: string) => boolean;
	fields: Fields;
}
