import { messages } from '#config/messages';
import { followLinks } from './follow-links.ts';
import { Icon } from './icon.tsx';

const most = 2;

/** What stays of an article after it was read: the first two ways to follow the blog. */
export function FollowBar() {
	const links = followLinks().slice(0, most);
	if (links.length === 0) return null;
	return (
		<section className="follow" aria-labelledby="acompanhe">
			<h2 id="acompanhe">{messages.follow.blog}</h2>
			<ul className="chips">
				{links.map(({ url, name, icon, rel }) => (
					<li key={url}>
						<a className="chip" href={url} rel={rel} data-cta-type="follow" data-cta-location="end">
							<Icon name={icon} />
							{name}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
