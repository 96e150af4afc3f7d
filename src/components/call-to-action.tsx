import { messages } from '#config/messages';
import { site } from '#config/site';
import type { PostSummary } from '#domain/post/post';
import { Icon } from './icon.tsx';
import { invitationLinks } from './invitation-links.ts';
import { wholeLine } from './non-breaking.ts';

const { title, text, place } = messages.callToAction;
const { doors } = messages;

/** The invitation to visit the space, which ends every article. */
export function CallToAction({ post }: { post: Pick<PostSummary, 'id' | 'title'> }) {
	const { booking, whatsapp } = invitationLinks(site.company, post);
	if (!booking && !whatsapp) return null;
	const facts = [
		['place', place],
		['clock', site.company.openingHours],
	] as const;
	return (
		<aside className="cta" aria-labelledby="convite">
			<div>
				<h2 id="convite">{title}</h2>
				<p>{text}</p>
				<ul className="place">
					{facts.map(
						([icon, fact]) =>
							fact && (
								<li key={icon}>
									<Icon name={icon} /> {wholeLine(fact)}
								</li>
							),
					)}
				</ul>
			</div>
			<div>
				{booking && (
					<a className="btn btn-fill" href={booking} data-cta-type="visit" data-cta-location="end">
						{doors.visit}
					</a>
				)}
				{whatsapp && (
					<a
						className="btn btn-line"
						href={whatsapp}
						data-cta-type="whatsapp"
						data-cta-location="end"
					>
						<Icon name="whatsapp" /> {doors.whatsapp}
					</a>
				)}
			</div>
		</aside>
	);
}
