/** Reached only through the site's rules, so it has no address of its own. */
export { serveLatePost as default } from '#lib/serve-late-post';
