import { messages } from '#config/messages';
import { site } from '#config/site';
import { Icon } from './icon.tsx';

const { title, text, button, place } = messages.callToAction;

/** The invitation to visit the space that ends every article (Spec §1). */
export function CallToAction() {
	return (
		<aside className="cta" aria-labelledby="convite">
			<div>
				<h2 id="convite">{title}</h2>
				<p>{text}</p>
				<ul className="place">
					<li>
						<Icon name="place" /> {place}
					</li>
					<li>
						<Icon name="clock" /> {site.company.openingHours}
					</li>
				</ul>
			</div>
			<a
				className="btn btn-fill"
				href={site.company.url}
				data-cta-type="visit"
				data-cta-location="article"
			>
				{button}
			</a>
		</aside>
	);
}
